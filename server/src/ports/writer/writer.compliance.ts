/** What every storyteller promises, whoever writes. Run by the test file of each implementation. */
import { PARAGRAPHS } from '@fableloom/contract/taxonomies/section-lengths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInSafety } from '../safety/built-in.ts';
import { aBrief } from './a-brief.fixture.ts';
import type { WrittenPhase, Writer } from './writer.port.ts';

export function obeysWriterPromises(name: string, make: () => Writer): void {
  describe(`${name} obeys the promises of a storyteller`, () => {
    let writer: Writer;
    let written: WrittenPhase;
    const told: string[] = [];

    beforeAll(async () => {
      writer = make();
      written = await writer.write(aBrief(), { onParagraph: async (paragraph) => void told.push(paragraph) });
    });
    afterAll(() => writer.close());

    it('says who writes', () => expect(writer.provider).not.toBe(''));

    it.each(['introduction', 'development', 'climax', 'resolution'] as const)('writes as many paragraphs as the %s has', async (phase) => {
      const { paragraphs } = await writer.write(aBrief({ phase }));
      expect(paragraphs.length).toBeGreaterThanOrEqual(PARAGRAPHS.standard[phase].fewest);
      expect(paragraphs.length).toBeLessThanOrEqual(PARAGRAPHS.standard[phase].most);
    });

    it('tells every paragraph as it is finished, in order', () => expect(told).toEqual(written.paragraphs));

    it('names the whole cast in the introduction', () => {
      for (const { name: who } of aBrief().characters) expect(written.paragraphs.join(' ')).toContain(who);
    });

    it('writes what the safety gate lets through', async () => {
      expect(await builtInSafety().check(written.paragraphs.join('\n\n'), '5-8')).toEqual({ is: 'safe' });
    });

    it('keeps facts that can be stored and handed to the next part', async () => {
      expect(JSON.parse(JSON.stringify(written.facts))).toEqual(written.facts);
      const next = aBrief({ phase: 'development', earlier: [{ phase: 'introduction', text: written.paragraphs.join('\n\n'), facts: written.facts as never }] });
      expect((await writer.write(next)).paragraphs).not.toEqual([]);
    });

    it('stops when it is told to', async () => {
      await expect(writer.write(aBrief(), { signal: AbortSignal.abort(new Error('stopped')) })).rejects.toThrow();
    });

    it('talks about ideas', async () => {
      const { response } = await writer.chat({ seed: '1', message: 'A fox who lost her map', history: [] });
      expect(response.length).toBeGreaterThan(20);
    });
  });
}
