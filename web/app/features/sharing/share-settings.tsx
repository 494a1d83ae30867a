/** The switches of a shared thing: who sees it, who may write under it, and its link. */
import type { ShareState } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ShareLink } from './share-link.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { useCopyLink } from './use-copy-link.ts';
import { isShared, type SharingActs } from './use-sharing.ts';
import { QUESTIONS, WORDS, type Question } from './words.ts';

export interface ShareSettingsProps {
  state: ShareState;
  acts: SharingActs;
  link: ReturnType<typeof useCopyLink>;
}

export function ShareSettings({ state, acts, link }: ShareSettingsProps) {
  const [asked, setAsked] = useState<Question | null>(null);
  const { sharing, contentType } = state;
  const { makePublic, showToFriends, hide, makePrivate, change, regenerate } = acts;
  const isSeen = isShared(state);
  const isBusy = [makePublic, showToFriends, hide, makePrivate, change].some(({ pending }) => pending);

  return (
    <div className="grid gap-5">
      {contentType === 'story' && !isSeen && (
        <p className="flex items-center gap-3 font-semibold text-ink-soft">
          <Lock size={20} aria-hidden="true" className="shrink-0" />
          {WORDS.onlyYou}
        </p>
      )}
      <div className="grid gap-1">
        <Switch
          label={say('share.screen.public')}
          isOn={sharing.isPublic}
          disabled={isBusy}
          onChange={(isOn) => (isOn ? setAsked('public') : hide.run({ isPublic: false }))}
        />
        {contentType === 'story' && !sharing.isPublic && (
          <Switch
            label={say('share.screen.with-friends')}
            isOn={sharing.withFriends}
            disabled={isBusy}
            onChange={(isOn) => (isOn ? setAsked('friends') : hide.run({ withFriends: false }))}
          />
        )}
        {isSeen && (
          <Switch
            label={say('share.screen.comments')}
            isOn={sharing.allowComments}
            disabled={isBusy}
            onChange={(allowComments) => change.run({ allowComments })}
          />
        )}
        {sharing.isPublic && (
          <Switch
            label={say('share.screen.listed')}
            hint={WORDS.listedHint}
            isOn={sharing.listed}
            disabled={isBusy}
            onChange={(listed) => change.run({ listed })}
          />
        )}
      </div>
      {(isSeen || contentType === 'story') && (
        <ShareLink url={isSeen ? state.url : null} link={link} isRenewing={regenerate.pending} onRenew={() => setAsked('link')} />
      )}
      {isSeen && (
        <Button look="plain" icon={<Lock />} className="justify-self-start" pending={makePrivate.pending} onClick={() => makePrivate.run()}>
          {WORDS.makePrivate}
        </Button>
      )}
      {asked && (
        <Asking
          question={asked}
          onClose={() => setAsked(null)}
          onYes={{ public: makePublic.attempt, friends: showToFriends.attempt, link: regenerate.attempt }[asked]}
        />
      )}
    </div>
  );
}

interface AskingProps {
  question: Question;
  onClose: () => void;
  onYes: () => Promise<unknown>;
}

function Asking({ question, onClose, onYes }: AskingProps) {
  const { title, body, yes } = QUESTIONS[question];
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      body={body}
      confirmLabel={yes}
      cancelLabel={say('word.cancel')}
      onConfirm={onYes}
    />
  );
}
