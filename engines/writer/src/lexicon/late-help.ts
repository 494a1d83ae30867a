// What somebody who comes only at the very end adds in each of the nine trials, while the thing that was planted does it; fits a duck, a digger and a grandmother alike.

interface Help {
  young: string;
  old: string;
}

const HELP: Readonly<Record<string, Help>> = {
  dark: {
    young: '{t.the} had stayed close behind and hummed. So nobody got lost.',
    old: '{t.the} had brought up the rear and had hummed all the way, the same two notes over and over, so that nobody could stray without noticing it.',
  },
  gap: {
    young: '{t.the} had stood at the very edge and held on. So nobody fell.',
    old: '{t.the} had stood at the very edge the whole time, and had kept hold of each of them until it was safe to let go, and not a moment less.',
  },
  storm: {
    young: '{t.the} had stood on the windy side. That kept the worst of it off.',
    old: '{t.the} had stood on the side where the wind came from, and had kept the worst of it off them, without once asking how much longer it would be.',
  },
  creature: {
    young: '{t.the} had called from the other side. So the beast looked two ways at once.',
    old: '{t.the} had called out from the other side, loudly and at just the right moments, so that the great beast never knew which way it ought to be looking.',
  },
  lock: {
    young: '{t.the} had leaned on it at the very same moment, as hard as could be.',
    old: '{t.the} had leaned against it at the very same moment, as hard as could be, and had gone on leaning when everybody else was out of breath.',
  },
  flood: {
    young: '{t.the} had held up the ones who could not swim.',
    old: '{t.the} had stayed where the water was deepest, and had held up those who could not swim, one after the other.',
  },
  maze: {
    young: '{t.the} had stayed at the corner and called. So they knew which way was back.',
    old: '{t.the} had stayed behind at the last turning and had called out every minute, so that they always knew which way was back.',
  },
  stuck: {
    young: '{t.the} had pushed from behind, and had gone on pushing.',
    old: '{t.the} had pushed from behind, where nobody could see it, and had gone on pushing until there was nothing left to push.',
  },
  crowd: {
    young: '{t.the} had stood right next to {H}, where all of them could see it.',
    old: '{t.the} had stood right next to {H}, in full view of every one of them, and had not moved away by as much as an inch.',
  },
};

export const lateHelp = (crisis: string, young: boolean): string | undefined => HELP[crisis]?.[young ? 'young' : 'old'];
