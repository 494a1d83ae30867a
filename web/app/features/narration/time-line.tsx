import { useSyncExternalStore } from 'react';
import { following } from '../reading/follow-voice.ts';
import { cx } from '../../ui/classes.ts';
import type { Playback } from './playback.ts';
import type { Listenable, Recording } from './recordings.ts';
import { segmentsOf } from './segments.ts';

interface TimeLineProps {
  name: string;
  story: Listenable;
  recording: Recording;
  playback: Playback;
}

/** Colour of the line that is still to come. */
const REST = 'rgb(255 255 255 / 0.28)';

const SLIDER = 'block h-6 w-full min-w-0 cursor-pointer appearance-none bg-transparent [&::-moz-range-thumb]:size-4 '
  + '[&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-marigold '
  + '[&::-webkit-slider-thumb]:size-4 [&::-webkit-slider-thumb]:appearance-none '
  + '[&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-marigold';

/** How far the voice has come: one segment a part; dragging or the arrow keys move it in the one that is read. */
export function TimeLine({ name, story, recording, playback }: TimeLineProps) {
  const time = useSyncExternalStore(playback.onTime, () => Math.floor(playback.time()), () => 0);
  const percent = (Math.min(time, recording.duration) / recording.duration) * 100;
  return (
    <div className="min-w-0 flex-1">
      <div className="flex justify-between gap-3 leading-tight">
        <span className="truncate font-bold">{name}</span>
        <span className="shrink-0 tabular-nums" aria-hidden="true">{`${clock(time)} / ${clock(recording.duration)}`}</span>
      </div>
      <div className="-mb-2 flex h-6 items-center gap-1">
        {segmentsOf(story).map(({ partId, weight }, place) => (
          <span key={partId} className="flex h-6 min-w-2 items-center" style={{ flex: weight }}>
            {place + 1 === recording.part ? (
              <input
                type="range"
                min={0}
                max={Math.ceil(recording.duration)}
                step={1}
                value={time}
                aria-label={name}
                aria-valuetext={`${clock(time)} of ${clock(recording.duration)}`}
                onChange={(event) => {
                  following.resume();
                  playback.seek(Number(event.target.value));
                }}
                className={SLIDER}
                style={{ background: `linear-gradient(90deg, var(--marigold) ${percent}%, ${REST} ${percent}%) center / 100% 6px no-repeat` }}
              />
            ) : (
              <span className={cx('h-1.5 flex-1 rounded-full', place + 1 < recording.part ? 'bg-marigold' : 'bg-white/28')} />
            )}
          </span>
        ))}
      </div>
    </div>
  );
}

/** 78 seconds are 1:18. */
function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
