/** The eight questions that lead a story on, each with its sign. */
import { say } from '@fableloom/contract/messages/index';
import { CONTINUATION_QUESTIONS, type ContinuationQuestion } from '@fableloom/contract/taxonomies/continuation-questions';
import { Check, DoorOpen, Drama, Gift, Heart, Lightbulb, Split, Waves, WandSparkles, type LucideIcon } from 'lucide-react';
import { FOCUS_WITHIN } from '../../ui/chip.tsx';
import { useChoices } from '../../ui/choices.ts';
import { cx } from '../../ui/classes.ts';

const SIGNS: Record<ContinuationQuestion, LucideIcon> = {
  'What waits behind the door?': DoorOpen,
  'Who needs help, and why?': Heart,
  'Which power saves the day?': WandSparkles,
  'What does nobody expect?': Gift,
  'What is the hardest choice?': Split,
  'Who turns out to be kind?': Drama,
  'What goes wrong first?': Waves,
  'What would you do?': Lightbulb,
};

interface QuestionCardsProps {
  value: ContinuationQuestion | null;
  onChange: (question: ContinuationQuestion) => void;
}

export function QuestionCards({ value, onChange }: QuestionCardsProps) {
  const inputFor = useChoices<ContinuationQuestion>({ value, onChange });
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{say('story.screen.continue.question')}</legend>
      <div className="grid grid-cols-2 gap-3 shell:gap-4 wide:grid-cols-4">
        {CONTINUATION_QUESTIONS.map((question) => {
          const input = inputFor(question);
          const Sign = SIGNS[question];
          return (
            <label
              key={question}
              className={cx(
                'relative flex min-h-[136px] flex-col justify-between gap-4 rounded-card p-4 shadow-card transition-colors sm:p-5',
                'font-display text-[1.125rem] leading-tight font-[560] sm:text-xl wide:min-h-[152px]',
                FOCUS_WITHIN,
                input.checked ? 'bg-plum text-on-plum' : 'bg-card text-ink hover:bg-plum-wash',
              )}
            >
              <input {...input} className="sr-only" />
              <Sign size={34} strokeWidth={1.5} aria-hidden="true" className={input.checked ? undefined : 'text-plum'} />
              {input.checked && <Check aria-hidden="true" size={26} className="absolute top-5 right-4" />}
              <span>{question}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
