/**
 * Lists and reads of stories against the barest program that could answer them: Hono and pg with the same SQL and no accounts, no
 * contract, no checks. Both serve real connections in a process of their own; the load comes from this one, to both in turns.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { median, middle, say } from './say.ts';
import type { Serving } from './serve-shelf.ts';

const AT_ONCE = 16;
const REQUESTS = 800;
const ROUNDS = 7;

async function serving(child: ChildProcess): Promise<Serving> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Serving));
    child.once('exit', (code) => reject(new Error(`the server of the bench ended with ${code}`)));
  });
}

function get(agent: Agent, url: string, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.on('data', () => undefined).on('end', resolve);
    });
    sent.on('error', reject).end();
  });
}

async function perSecond(call: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    for (let n = 0; n < REQUESTS / AT_ONCE; n++) await call();
  }));
  return (REQUESTS * 1000) / (performance.now() - began);
}

export async function measureShelf(): Promise<void> {
  const child = fork(join(import.meta.dirname, 'serve-shelf.ts'), { stdio: 'inherit' });
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  try {
    const { bare, ours, authorization, pages, memory } = await serving(child);
    const askOurs = (path: string) => get(agent, `${ours}${path}`, { authorization });
    for (const { name, bareAt, oursAt } of pages) {
      const ratios: number[] = [];
      let rate = 0;
      for (let round = 0; round <= ROUNDS; round++) {
        const floor = await perSecond(() => get(agent, `${bare}${bareAt}`, {}));
        rate = await perSecond(() => askOurs(oursAt));
        // The first round warms both up.
        if (round > 0) ratios.push(rate / floor);
      }
      say(`${name} against bare Hono and pg (budget 60 %)`, `${(middle(ratios) * 100).toFixed(0)} % (${rate.toFixed(0)} a second)`);
    }
    for (const words of ['', '?search=number4', '?search=moon%20fox', '?search=nothing-like-it']) {
      say(`5,000 stories, list${words}`, `${(await median(15, () => askOurs(`/api/stories${words}`))).toFixed(1)} ms`);
    }
    say('memory of the serving process', `${memory} MB`);
  } finally {
    agent.destroy();
    child.kill('SIGTERM');
  }
}
