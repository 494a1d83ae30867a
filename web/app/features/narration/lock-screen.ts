/** The keys of a locked phone, of headphones and of keyboards: play, rest, line by line, part by part. */
import { PHASE_LABELS } from '@fableloom/contract/taxonomies/phases';
import { useEffect, useEffectEvent } from 'react';
import type { Playback, PlaybackState } from './playback.ts';
import type { Listenable } from './recordings.ts';

export interface LockScreenKeys {
  repeatLine: () => void;
  nextLine: () => void;
  /** `step` 1 is the part after this one. */
  toPart: (step: 1 | -1) => void;
}

export function useLockScreen(story: Listenable, playback: Playback, state: PlaybackState, keys: LockScreenKeys) {
  const press = useEffectEvent((key: MediaSessionAction) => {
    if (key === 'play') void playback.play();
    else if (key === 'pause') playback.pause();
    else if (key === 'stop') playback.stop();
    else if (key === 'seekbackward') keys.repeatLine();
    else if (key === 'seekforward') keys.nextLine();
    else if (key === 'nexttrack') keys.toPart(1);
    else if (key === 'previoustrack') keys.toPart(-1);
  });

  const isHeard = state.is !== 'silent';
  const part = isHeard ? story.parts[state.recording.part - 1] : undefined;
  const phase = part?.phase;
  const cover = part?.picture?.url ?? story.cover?.url;
  const { title } = story;

  useEffect(() => {
    if (!('mediaSession' in navigator) || !isHeard) return;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({
      title: phase ? `${title}: ${PHASE_LABELS[phase]}` : title, artist: 'Fableloom', album: title,
      ...(cover ? { artwork: [{ src: cover, sizes: '1024x1024' }] } : {}),
    });
    const actions: MediaSessionAction[] = ['play', 'pause', 'stop', 'seekbackward', 'seekforward', 'nexttrack', 'previoustrack'];
    for (const action of actions) mediaSession.setActionHandler(action, () => press(action));
    return () => {
      mediaSession.metadata = null;
      for (const action of actions) mediaSession.setActionHandler(action, null);
    };
  }, [isHeard, title, phase, cover]);

  useEffect(() => {
    if ('mediaSession' in navigator) navigator.mediaSession.playbackState = state.is === 'playing' ? 'playing' : isHeard ? 'paused' : 'none';
  }, [state.is, isHeard]);
}
