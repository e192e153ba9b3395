// The soft sound of one's turn.

export function chime() {
  const context = new AudioContext();
  [523.3, 784].forEach((pitch, number) => {
    const tone = new OscillatorNode(context, { frequency: pitch, type: 'sine' });
    const gain = new GainNode(context, { gain: 0 });
    const start = context.currentTime + number * 0.16;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(0.12, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  });
}
