/** Inside a starship: ribs and panels of its hull, a wide window into the night, lamps along the wall and a floor of plates. */
import { mix, shade } from '../color.ts';
import { dice } from '../dice.ts';
import { bare, circle, each, ellipse, line, moved, path, rect } from '../shapes.ts';
import type { Furnishing } from './furnish.ts';
import { VIEW } from './ground.ts';
import { nightSky } from './space-sky.ts';
import { stars } from './sky.ts';

const LAMPS = ['#7df0ff', '#ffe27a', '#ff8fa6', '#8ff0b0'] as const;

export function starship({ stage, setting, paper, w, h, s, roll, floorY }: Furnishing): string {
  const hull = mix(setting.wall ?? '#6f7cb0', '#8a97c4', 0.45);
  const light = mix(hull, '#ffffff', 0.3);
  // The dome of a planetarium is before the window.
  const isOpen = !setting.features.includes('projector');
  return ribs({ w, floorY, s, hull }) + (isOpen ? pane() : '') + wall() + plates() + ducts();

  function pane(): string {
    const [x, y, wide, tall] = [w * 0.14, h * 0.1, w * 0.72, h * 0.38];
    const inside = stage.view
      ? moved(x, y + h * 0.01 - (wide * 0.26 * VIEW.height) / VIEW.width, wide / VIEW.width, stage.view)
      : moved(0, -h * 0.02, 1, nightSky(stage)) + moved(x, y, 1, stars(wide, tall, roll, 60)) + circle(w * 0.66, h * 0.3, 80 * s, paper.ball('#e8a86a'), bare) + each(4, (i) => ellipse(w * 0.66, h * (0.262 + i * 0.028), (68 + (i % 2) * 8) * s, 7 * s, '#c98450', `${bare} opacity=".45"`)) +
        line(`M${w * 0.66 - 130 * s} ${h * 0.3} A${130 * s} ${27 * s} 0 0 0 ${w * 0.66 + 130 * s} ${h * 0.3}`, '#fbe0b4', 10 * s, 0.85).replace('/>', ` transform="rotate(-14 ${w * 0.66} ${h * 0.3})"/>`);
    const clip = paper.clip(rect(x, y, wide, tall, 56 * s, '#fff'));
    const struts = [1 / 3, 2 / 3].map((t) => `M${x + wide * t} ${y} V${y + tall}`).join('');
    return (
      rect(x - 26 * s, y - 22 * s, wide + 52 * s, tall + 48 * s, 76 * s, shade(hull, -0.14), bare) + `<g clip-path="${clip}">${inside}${path(`M${x} ${y + tall} L${x + wide * 0.3} ${y} h${wide * 0.09} L${x + wide * 0.1} ${y + tall}Z M${x + wide * 0.66} ${y + tall} L${x + wide * 0.96} ${y} h${wide * 0.04} L${x + wide * 0.72} ${y + tall}Z`, '#ffffff', `${bare} opacity=".07"`)}</g>` +
      rect(x, y, wide, tall, 56 * s, 'none', `stroke="${light}" stroke-width="${20 * s}"`) + rect(x, y, wide, tall, 56 * s, 'none', `stroke="${shade(light, -0.12)}" stroke-width="${5 * s}"`) + line(struts, shade(light, -0.1), 12 * s) + line(struts, light, 6 * s) +
      each(12, (i) => circle(x + wide * (0.06 + i * 0.08), y - 3 * s, 4 * s, shade(light, -0.2), bare)) + paper.softEllipse(w * 0.5, floorY + (h - floorY) * 0.4, w * 0.4, (h - floorY) * 0.36, '#b4c4ff', 0.26)
    );
  }

  function wall(): string {
    const top = h * 0.56;
    const tall = floorY + 30 * s - top;
    const count = Math.max(5, Math.round(w / (190 * s)));
    const lot = dice(`hull:${stage.seed}`);
    return (
      rect(0, top, w, tall, 0, paper.linear([[0, shade(hull, 0.06)], [0.5, hull], [1, shade(hull, -0.1)]]), bare) + rect(0, top - 12 * s, w, 20 * s, 6 * s, paper.drop(light), bare) + rect(0, top + 8 * s, w, 14 * s, 0, paper.linear([[0, '#1c1c4a', 0.35], [1, '#1c1c4a', 0]]), bare) +
      each(count, (i) => {
        const [x, wide] = [(w / count) * i, w / count];
        const what = lot.pick(['lamps', 'vent', 'screen', 'dials', 'lamps'] as const);
        const [cx, cy] = [x + wide / 2, top + tall * 0.46];
        return (
          line(`M${x} ${top + 12 * s} V${floorY + 20 * s}`, shade(hull, -0.14), 5 * s, 0.7) + rect(x + wide * 0.1, top + tall * 0.2, wide * 0.8, tall * 0.56, 12 * s, shade(hull, -0.035), `stroke="${shade(hull, -0.1)}" stroke-width="${3 * s}"`) +
          (what === 'lamps' ? each(6, (k) => rect(cx + ((k % 3) - 1) * wide * 0.22 - wide * 0.08, cy + (k < 3 ? -20 : 8) * s, wide * 0.16, 14 * s, 6 * s, LAMPS[(k + i) % 4] ?? '#fff', `${bare} opacity=".9"`))
            : what === 'vent' ? line(each(4, (k) => `M${cx - wide * 0.28} ${cy + (k * 14 - 22) * s} h${wide * 0.56}`), shade(hull, -0.16), 6 * s)
            : what === 'screen' ? rect(cx - wide * 0.28, cy - 28 * s, wide * 0.56, 54 * s, 8 * s, '#1f2a5c', bare) + line(`M${cx - wide * 0.22} ${cy + 8 * s} l${wide * 0.1} ${-18 * s} l${wide * 0.1} ${12 * s} l${wide * 0.12} ${-22 * s} l${wide * 0.1} ${16 * s}`, LAMPS[i % 4] ?? '#7df0ff', 4 * s, 0.9)
            : each(3, (k) => circle(cx + (k - 1) * wide * 0.24, cy, 19 * s, '#f2f4fc', bare) + line(`M${cx + (k - 1) * wide * 0.24} ${cy} l${(k * 9 - 8) * s} ${(k === 1 ? -12 : -6) * s}`, '#e0566a', 4 * s)))
        );
      }) + rect(0, floorY + 12 * s, w, 20 * s, 0, shade(hull, -0.16), bare) + each(Math.round(w / (120 * s)), (i) => rect((i + 0.2) * 120 * s, floorY + 17 * s, 70 * s, 7 * s, 3 * s, '#9ff0ff', `${bare} opacity=".75"`))
    );
  }

  function plates(): string {
    const top = floorY + 30 * s;
    const tall = h - top;
    const at = (t: number, k: number): string => `${w * (0.5 + t * (0.9 + k * 1.1))} ${top + tall * k}`;
    return line(each(9, (i) => `M${at((i - 4) * 0.16, 0)} L${at((i - 4) * 0.16, 1)}`) + [0.2, 0.5, 0.86].map((k) => `M0 ${top + tall * k} H${w}`).join(''), shade(hull, -0.2), 4 * s, 0.5) + path(`M${at(-0.12, 0)} L${at(0.12, 0)} L${at(0.12, 1)} L${at(-0.12, 1)}Z`, '#ffffff', `${bare} opacity=".06"`) +
      each(8, (i) => circle(w * (0.06 + i * 0.126), top + tall * 0.27, 4 * s, shade(hull, -0.22), `${bare} opacity=".7"`));
  }

  function ducts(): string {
    return line(`M-10 ${34 * s} H${w + 10}`, shade(hull, -0.12), 26 * s) + line(`M-10 ${28 * s} H${w + 10}`, shade(hull, 0.06), 7 * s) + each(5, (i) => rect(w * (0.1 + i * 0.2) - 9 * s, 16 * s, 18 * s, 36 * s, 4 * s, shade(hull, -0.18), bare)) + [0.07, 0.93].map((t) => paper.glow(w * t, h * 0.3, 120 * s, '#9ff0ff', 0.4) + rect(w * t - 9 * s, h * 0.18, 18 * s, h * 0.24, 9 * s, '#c4f6ff', `${bare} opacity=".9"`)).join('');
  }
}

/** The hull bends over us. */
const ribs = ({ w, floorY, s, hull }: { w: number; floorY: number; s: number; hull: string }): string =>
  [0, 1].map((side) => each(3, (i) => {
    const x = (t: number): number => (side ? w - w * t : w * t);
    return line(`M${x(0.02 + i * 0.045)} ${floorY} C${x(0.0 + i * 0.04)} ${floorY * 0.5} ${x(0.06 + i * 0.06)} ${floorY * 0.16} ${x(0.2 + i * 0.09)} -10`, shade(hull, i % 2 ? -0.08 : -0.12), 13 * s, 0.6);
  })).join('');
