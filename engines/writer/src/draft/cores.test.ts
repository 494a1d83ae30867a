import { describe, expect, it } from 'vitest';
import { answered, textIn } from '../testing/asked.ts';

describe('a hard choice that a family names', () => {
  const question = 'What is the hardest choice?';
  const answer = 'to give the light back or keep it';

  it('is made there and then where only the last part is left', () => {
    const told = textIn(answered('9-12', 'resolution', question, answer), 'resolution');
    expect(told).toContain(answer);
    expect(told).toContain('could not have the one');
  });

  it('is still open where there is time for it', () => {
    const told = textIn(answered('9-12', 'climax', question, answer), 'climax');
    expect(told).toContain(answer);
    expect(told).not.toContain('could not have the one');
  });
});
