"""What a study comes to: numbers with intervals, each in a sentence, or a refusal that says why."""
