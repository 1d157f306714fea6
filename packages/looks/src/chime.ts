/**
 * Two soft tones, made rather than fetched: no file, no request, and a page that forbids media still hears them.
 * Browsers allow sound only after the page has been touched; before that it stays silent by itself.
 */
export async function chime(loudness: number): Promise<void> {
  const context = new AudioContext();
  if (context.state === 'suspended') await context.close();
  if (context.state === 'closed') return;
  const tone = (frequency: number, atSeconds: number) => {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    const start = context.currentTime + atSeconds;
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + 0.4);
    return oscillator;
  };
  tone(880, 0);
  tone(1174.7, 0.12).onended = () => void context.close();
}
