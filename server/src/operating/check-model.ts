/** A hosted model: does its service take our key, and does it know the model? Nothing is generated. */
import type { ModelChoice } from '../ports/hosted/settings.ts';
import { askAddress, Wrong } from './wrong.ts';

const OWN_ADDRESS: Record<ModelChoice['host'], string> = {
  openai: 'https://api.openai.com/v1', compatible: '', anthropic: 'https://api.anthropic.com/v1', google: 'https://generativelanguage.googleapis.com/v1beta',
};

function headersFor({ host, key }: ModelChoice): Record<string, string> {
  if (!key) return {};
  if (host === 'anthropic') return { 'x-api-key': key, 'anthropic-version': '2023-06-01' };
  return host === 'google' ? { 'x-goog-api-key': key } : { authorization: `Bearer ${key}` };
}

export async function checkModel(choice: ModelChoice): Promise<string> {
  const address = (choice.baseUrl ?? OWN_ADDRESS[choice.host]).replace(/\/+$/, '');
  const answer = await askAddress(choice.label, `${address}/models/${encodeURIComponent(choice.model)}`, { headers: headersFor(choice) });
  if (answer.status === 401 || answer.status === 403) throw new Wrong(`${choice.label}: ${new URL(address).host} does not accept this key.`);
  if (answer.status === 404 && choice.host !== 'compatible') throw new Wrong(`${choice.label}: there is no such model; correct AI_TEXT.`);
  // Not every compatible server lists its models; that it answers is all that can be known.
  if (!answer.ok && answer.status !== 404) throw new Wrong(`${choice.label}: ${new URL(address).host} answers ${answer.status}.`);
  return `${choice.label} answers at ${new URL(address).host}`;
}
