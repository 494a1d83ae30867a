import { say } from '@fableloom/contract/messages/index';
import { useState } from 'react';
import { signInWith, type SocialProvider } from '../../session/accounts.ts';
import type { Site } from '../../session/site.ts';
import { Button } from '../../ui/button.tsx';
import { AppleMark, GoogleMark } from './provider-marks.tsx';
import { sentenceFor } from './refusal-sentence.ts';

interface SocialButtonsProps {
  social: Site['social'];
  onRefused: (why: string) => void;
}

const PROVIDERS = [
  { name: 'google', words: say('auth.screen.google'), failed: 'auth.google.failed', Mark: GoogleMark },
  { name: 'apple', words: say('auth.screen.apple'), failed: 'auth.apple.failed', Mark: AppleMark },
] as const;

/** Ways in with an account of somebody else; a note where none is set up. */
export function SocialButtons({ social, onRefused }: SocialButtonsProps) {
  const [leavingFor, setLeavingFor] = useState<SocialProvider | null>(null);
  const offered = PROVIDERS.filter(({ name }) => social[name]);

  async function leave({ name, failed }: (typeof PROVIDERS)[number]) {
    setLeavingFor(name);
    const answer = await signInWith(name);
    if (answer.is === 'done' && answer.value.url) return window.location.assign(answer.value.url);
    setLeavingFor(null);
    onRefused(answer.is === 'refused' ? sentenceFor(answer, failed) : say(failed));
  }

  if (offered.length === 0) {
    return <p className="mt-6 rounded-field bg-tint px-4 py-3 text-ink-soft">{say('auth.screen.social-disabled')}</p>;
  }
  return (
    <div className="mt-6 grid gap-3">
      <p className="flex items-center gap-3 text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      {offered.map((provider) => (
        <Button
          key={provider.name}
          icon={<provider.Mark />}
          pending={leavingFor === provider.name}
          disabled={leavingFor !== null}
          onClick={() => leave(provider)}
        >
          {provider.words}
        </Button>
      ))}
    </div>
  );
}
