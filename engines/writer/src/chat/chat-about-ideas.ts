// placeholder replaced below
export interface IdeaTurn { role: 'user' | 'assistant'; content: string }
export function chatAboutIdeas(input: { seed: string; message: string; history: IdeaTurn[] }): { response: string } {
  return { response: `I heard: ${input.message}` };
}
