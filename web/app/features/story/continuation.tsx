/** "What happens next?": a question, the family's answer, and the next part is written out of it. */
import type { Story } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { say, type PlainMessageKey } from '@fableloom/contract/messages/index';
import { ANSWER_STARTERS } from '@fableloom/contract/taxonomies/continuation-questions';
import { phaseAfter, PHASES } from '@fableloom/contract/taxonomies/phases';
import { WandSparkles } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { isTooLong } from '../../ui/too-long.ts';
import { PhaseSteps } from './phase-steps.tsx';
import { QuestionCards } from './question-cards.tsx';
import type { Answered } from './use-writing.ts';

export interface ContinuationProps {
  story: Story;
  isBusy: boolean;
  /** The desk, while the next part is written. */
  desk: ReactNode;
  answered: Answered;
  onAnswer: (answered: Answered) => void;
  onContinue: (question: string, answer: string) => void;
}

export function Continuation({ story, isBusy, desk, answered, onAnswer, onContinue }: ContinuationProps) {
  const phase = phaseAfter(story.currentPhase);
  return (
    <section id="next" aria-labelledby="next-title" className="scroll-mt-4 pt-12 shell:pt-14">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 shell:mb-7">
        <div>
          <h2 id="next-title" tabIndex={-1} className="text-[clamp(1.875rem,1.4rem+1.6vw,2.5rem)] outline-none">
            {say('story.screen.next')}
          </h2>
          <p className="mt-2 text-[1.125rem] text-ink-soft shell:text-lead">{say('story.screen.next.text', { phase })}</p>
        </div>
        <PhaseSteps next={PHASES.indexOf(phase) + 1} />
      </div>
      {desk}
      {!isBusy && <QuestionForm phase={phase} answered={answered} onAnswer={onAnswer} onContinue={onContinue} />}
    </section>
  );
}

type QuestionFormProps = Pick<ContinuationProps, 'answered' | 'onAnswer' | 'onContinue'> & { phase: string };

function QuestionForm({ phase, answered, onAnswer, onContinue }: QuestionFormProps) {
  const { question, answer } = answered;
  const [problem, setProblem] = useState<PlainMessageKey>();
  const box = useRef<HTMLTextAreaElement>(null);
  const reply = useRef<HTMLDivElement>(null);

  function write() {
    if (!question || answer.trim() === '') {
      setProblem('story.continue.prompt-missing');
      if (question) box.current?.focus();
      return;
    }
    if (isTooLong(answer, LIMITS.answer)) return box.current?.focus();
    onContinue(question, answer.trim());
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        write();
      }}
    >
      <QuestionCards
        value={question}
        onChange={(next) => {
          onAnswer({ question: next, answer });
          setProblem(undefined);
          // On a phone the answer stands below eight cards: what is to be done next comes into sight.
          requestAnimationFrame(() => reply.current?.scrollIntoView({ block: 'nearest' }));
        }}
      />
      <div ref={reply} className="mt-6 grid scroll-mb-28 items-end gap-4 shell:grid-cols-[minmax(0,1fr)_auto]">
        <TextArea
          ref={box}
          label={question ?? say('story.screen.continue.answer')}
          placeholder={question ? ANSWER_STARTERS[question] : undefined}
          value={answer}
          most={LIMITS.answer}
          count
          dir="auto"
          error={problem && say(problem)}
          onChange={(event) => {
            onAnswer({ question, answer: event.target.value });
            setProblem(undefined);
          }}
        />
        <Button type="submit" look="gold" size="big" icon={<WandSparkles aria-hidden="true" />}>
          {say('story.screen.write', { phase })}
        </Button>
      </div>
    </form>
  );
}
