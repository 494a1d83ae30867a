/** What is in the air. Nothing here ever lands on a face: the caller says where faces are. */
import { mix } from '../color.ts';
import { bare, circle, group, line, path, starPath, twinklePath } from '../shapes.ts';
import type { Stage } from './ground.ts';
import type { Weather } from './setting.ts';

export interface KeepClear {
  x: number;
  y: number;
  r: number;
}

export function drawWeather(stage: Stage, weather: Weather | undefined, clear: readonly KeepClear[], strength = 1): string {
  if (!weather) return '';
  const { w, h, roll, s, paper } = stage;
  const marks: string[] = [];
  const count = Math.round(
    { rain: 90, snow: 80, leaves: 30, petals: 44, fireflies: 30, bubbles: 40, embers: 44, stars: 26, notes: 14, seeds: 30 }[weather] *
      strength,
  );
  for (let i = 0; i < count; i++) {
    const x = roll.between(0, w);
    const y = weather === 'fireflies' ? roll.between(0.34, 0.96) * h : roll.between(0, h);
    const k = roll.between(0.6, 1.3) * s;
    const turn = roll.between(0, 360);
    if (clear.some((face) => Math.hypot(x - face.x, y - face.y) < face.r * 1.3 + 16 * k)) continue;
    marks.push(mark(weather, x, y, k, turn, i, paper));
  }
  return group('stroke="none"', ...marks);
}

function mark(weather: Weather, x: number, y: number, k: number, turn: number, i: number, paper: Stage['paper']): string {
  const spin = `transform="rotate(${turn.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"`;
  switch (weather) {
    case 'rain':
      return line(`M${x} ${y} l${-8 * k} ${38 * k}`, i % 3 ? '#e8f4ff' : '#9cc4e8', 3.4 * k, 0.72);
    case 'snow':
      return circle(x, y, (2 + (i % 4)) * k, '#ffffff', 'opacity=".85"');
    case 'leaves':
      return path(
        `M${x - 11 * k} ${y} Q${x} ${y - 11 * k} ${x + 12 * k} ${y} Q${x} ${y + 9 * k} ${x - 11 * k} ${y}Z`,
        ['#e08a3a', '#d9623a', '#e6b03f', '#b9562f'][i % 4] ?? '#e08a3a',
        spin,
      );
    case 'petals':
      return path(
        `M${x - 7 * k} ${y} Q${x} ${y - 9 * k} ${x + 8 * k} ${y} Q${x} ${y + 6 * k} ${x - 7 * k} ${y}Z`,
        i % 3 ? '#ffc4d6' : '#fff0f4',
        spin,
      );
    case 'fireflies':
      return paper.glow(x, y, 24 * k, '#fff2a0', 0.75) + circle(x, y, 3.2 * k, '#fffbe0', bare);
    case 'bubbles': {
      const r = (4 + (i % 5) * 3.4) * k;
      return (
        circle(x, y, r, '#ffffff', 'opacity=".12"') +
        `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#eaffff" stroke-width="1.6" opacity=".65"/>` +
        circle(x - r * 0.35, y - r * 0.35, r * 0.22, '#ffffff', 'opacity=".9"')
      );
    }
    case 'embers':
      return circle(x, y, (1.6 + (i % 3)) * k, mix('#ffb45a', '#ffe79a', (i % 5) / 5), 'opacity=".9"');
    case 'stars':
      return i % 2 ? path(twinklePath(x, y, 12 * k), '#fff6c8', 'opacity=".9"') : path(starPath(x, y, 9 * k), '#ffe27a', 'opacity=".9"');
    case 'notes':
      return (
        line(`M${x} ${y + 12 * k} V${y - 16 * k} q${14 * k} ${3 * k} ${13 * k} ${16 * k}`, '#fff3d0', 3.4 * k, 0.85) +
        circle(x - 5 * k, y + 13 * k, 6.4 * k, '#fff3d0', 'opacity=".85"')
      );
    case 'seeds': {
      // A seed hangs under its tuft of down.
      const tuft = [-70, -38, 0, 38, 70].map((turn) => [Math.sin((turn * Math.PI) / 180) * 13 * k, -Math.cos((turn * Math.PI) / 180) * 13 * k] as const);
      return (
        circle(x, y - 7 * k, 12 * k, '#ffffff', 'opacity=".22"') +
        line(tuft.map(([dx, dy]) => `M${x} ${y} l${dx} ${dy}`).join(' '), '#ffffff', 1.4 * k, 0.75) +
        tuft.map(([dx, dy]) => circle(x + dx, y + dy, 2.2 * k, '#ffffff', 'opacity=".9"')).join('') +
        line(`M${x} ${y} l${3 * k} ${13 * k}`, '#f6efdc', 1.4 * k, 0.8) +
        circle(x + 3.4 * k, y + 15 * k, 2.6 * k, '#b08a5c', 'opacity=".9"')
      );
    }
  }
}
