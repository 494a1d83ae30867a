/** How long a recording is, rounded to seconds: "47 seconds", "2 minutes 50 seconds". */
import { say } from '@fableloom/contract/messages/index';

export function lengthInWords(duration: number): string {
  const all = Math.round(duration);
  const [minutes, seconds] = [Math.floor(all / 60), all % 60];
  const inMinutes = minutes === 1 ? say('narration.screen.duration.minute') : say('narration.screen.duration.minutes', { n: minutes });
  const inSeconds = seconds === 1 ? say('narration.screen.duration.one') : say('narration.screen.duration', { n: seconds });
  if (minutes === 0) return inSeconds;
  return seconds === 0 ? inMinutes : `${inMinutes} ${inSeconds}`;
}
