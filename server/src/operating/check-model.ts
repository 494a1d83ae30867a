/** A hosted model: does its service take our key, and does it know the model? Nothing is generated, so nothing is paid for. */
import { type Host, type ModelChoice, OWN_HOSTS } from '../ports/hosted/settings.ts';
import { wrongWork } from './made-for.ts';
import { answersWith, askAddress, Wrong } from './wrong.ts';

interface Door {
  address: string;
  headers(key: string): Record<string, string>;
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

const DOORS: Record<Exclude<Host, 'elevenlabs'>, Door> = {
  openai: { address: 'https://api.openai.com/v1', headers: bearer },
  compatible: { address: '', headers: bearer },
  anthropic: { address: 'https://api.anthropic.com/v1', headers: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }) },
  google: { address: 'https://generativelanguage.googleapis.com/v1beta', headers: (key) => ({ 'x-goog-api-key': key }) },
};

/** A compatible server speaks OpenAI's language, and has variables of its own. */
const NAMES = { ...OWN_HOSTS, compatible: { key: 'AI_API_KEY', address: 'AI_BASE_URL', name: 'OpenAI' } } as const;

/** The variable that chose the model, and where a compatible server does such work. */
const WORK_OF = { AI_TEXT: 'chat/completions', AI_EYES: 'chat/completions', AI_MODERATION: 'chat/completions', AI_IMAGE: 'images/generations', AI_SPEECH: 'audio/speech' } as const;
export type ModelVariable = keyof typeof WORK_OF;

/** Google answers 400 where others answer 401. */
const isKeyRefused = (status: number, body: string): boolean => status === 401 || status === 403 || (status === 400 && /api.?key/i.test(body));

/** Of OpenAI's keys that may do only what was ticked for them; it comes with 403 or 401. */
const MAY_NOT_LIST = /missing scopes?:[^"]*\bmodel/i;

const MOST_NAMES = 5;

/** The names that a compatible server lists; null where it lists none. */
function namesIn(body: string): string[] | null {
  try {
    const { data } = JSON.parse(body) as { data?: { id?: unknown }[] };
    return Array.isArray(data) ? data.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])) : null;
  } catch {
    return null;
  }
}

/** What services say of one model: OpenAI and Anthropic its id, Google its name. A page that says "welcome" to everything is none. */
function isAboutModel(body: string): boolean {
  try {
    const { id, name } = JSON.parse(body) as { id?: unknown; name?: unknown };
    return typeof id === 'string' || typeof name === 'string';
  } catch {
    return false;
  }
}

const isJson = (body: string): boolean => /^\s*[{[]/.test(body);

/** @param variable that names the model */
export async function checkModel(choice: ModelChoice, variable: ModelVariable): Promise<string> {
  const { host, model, key, label } = choice;
  if (host === 'elevenlabs') throw new Error('voices of ElevenLabs are checked by check-elevenlabs.ts');
  const otherwise = wrongWork(choice, variable);
  if (otherwise !== null) throw new Wrong(`${label}: ${otherwise}; correct ${variable}.`);
  const door = DOORS[host];
  const names = NAMES[host];
  const address = (choice.baseUrl ?? door.address).replace(/\/+$/, '');
  const service = new URL(address).host;
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await askAddress(label, `${address}/${path}`, { ...init, headers: { ...(key ? door.headers(key) : {}), ...init.headers } });
    const body = await answer.text();
    if (isKeyRefused(answer.status, body) && !MAY_NOT_LIST.test(body)) {
      throw new Wrong(`${label}: ${service} ${key ? 'does not accept this key; correct' : 'asks for a key; set'} ${names.key}.`);
    }
    return { status: answer.status, body };
  };

  const speaksOtherwise = () => new Wrong(`${label}: ${service} does not speak as ${names.name} does; correct ${names.address}${host === 'compatible' ? ' (it ends in /v1 as a rule)' : ''}.`);
  const { status, body } = await ask(`models/${encodeURIComponent(model)}`);
  if ((status === 401 || status === 403) && MAY_NOT_LIST.test(body)) return `${service} takes this key, which may not list models, so the first real call shows whether it knows ${model}`;
  if (status === 200 && isAboutModel(body)) return `${label} answers at ${service}`;
  if (status === 200 && !isJson(body)) throw speaksOtherwise();
  // Some compatible servers answer anything with a list, or with an error in JSON.
  if (status === 200 && host !== 'compatible') throw speaksOtherwise();
  // Who knows no such model says so in JSON; a page is of another server, or of another path.
  if (status === 404 && host !== 'compatible' && !isJson(body)) throw speaksOtherwise();
  if (status !== 200 && status !== 404) throw new Wrong(`${label}: ${service} ${answersWith(status)}.`);
  if (host !== 'compatible') {
    const orAddress = choice.baseUrl === undefined || /\/v\d\w*$/.test(choice.baseUrl) ? '' : `, or ${names.address} (it ends in a version such as /v1 as a rule)`;
    throw new Wrong(`${label}: there is no such model, or this key may not use it; correct ${variable}${orAddress}.`);
  }

  // Not every compatible server can be asked for one model, or lists them at all.
  const listed = await ask('models');
  const known = listed.status === 200 ? namesIn(listed.body) : null;
  if (known?.includes(model)) return `${label} answers at ${service}`;
  if (known) {
    const told = known.length > 0 ? `it has ${known.slice(0, MOST_NAMES).join(', ')}${known.length > MOST_NAMES ? ' and others' : ''}` : 'it has none yet';
    throw new Wrong(`${label}: ${service} does not have this model (${told}); correct ${variable}.`);
  }
  // Some answer 200 to everything, and an error in it where the path is not theirs.
  if (listed.status === 200 && (!isJson(listed.body) || /"error"\s*:/.test(listed.body))) throw speaksOtherwise();
  // An empty wish is refused where such wishes are heard, and unheard of where the address is wrong.
  const empty = await ask(WORK_OF[variable], { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  if ((empty.status === 404 || empty.status === 405) && !isJson(empty.body)) {
    throw new Wrong(`${label}: there is no ${WORK_OF[variable]} at ${address}; correct ${names.address} (it ends in /v1 as a rule).`);
  }
  return `${service} answers; it does not say which models it has, so the first real call shows whether it knows ${model}`;
}
