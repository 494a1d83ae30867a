/** Plays a short sound that came as a data URL: one at a time, the newest. */
let playing: HTMLAudioElement | null = null;

/** Resolves when it begins; throws where the device cannot play it. */
export async function playSound(dataUrl: string): Promise<void> {
  const [head = '', data = ''] = dataUrl.split(',');
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? 'audio/mpeg' }));
  playing?.pause();
  const audio = new Audio(url);
  playing = audio;
  const letGo = () => URL.revokeObjectURL(url);
  audio.addEventListener('ended', letGo, { once: true });
  audio.addEventListener('pause', letGo, { once: true });
  await audio.play();
}
