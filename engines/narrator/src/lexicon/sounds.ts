/**
 * Words that flite would spell out or misread, and how they sound. A word is handed to flite under a key that it takes for a
 * word (it spells "shh" before it looks into its lexicon), with the phones of the CMU set; 1 marks the stressed vowel.
 */
interface Sound { key: string; phones: string }

const sound = (key: string, phones: string): Sound => ({ key, phones });

const SHUSH = sound('shusha', 'sh sh');
const HUM = sound('hummah', 'hh ah1 m m');
const MURMUR = sound('mummah', 'm m ah1 m');
const SHIVER = sound('burra', 'b r er1 r');
const GROWL = sound('gurra', 'g er1 r r');
const HISS = sound('pussta', 'p s t');
const BUZZ = sound('buzzeh', 'b ah1 z z');
const SNORE = sound('zuzza', 'z z z');

export const SOUNDS: ReadonlyMap<string, Sound> = new Map<string, Sound>([
  ['sh', SHUSH], ['shh', SHUSH], ['ssh', SHUSH], ['hm', HUM], ['hmm', HUM], ['mm', MURMUR], ['mmm', MURMUR],
  ['br', SHIVER], ['brr', SHIVER], ['gr', GROWL], ['grr', GROWL], ['psst', HISS], ['pst', HISS], ['bz', BUZZ], ['bzz', BUZZ],
  ['z', SNORE], ['zz', SNORE], ['zzz', SNORE],
  ['tsk', sound('tuska', 't ih1 s k')], ['pfft', sound('puffta', 'p f ah1 t')], ['hss', sound('hissa', 'hh ih1 s s')],
  ['ugh', sound('uggah', 'ah1 g')], ['uh', sound('uhah', 'ah1')], ['huh', sound('huhah', 'hh ah1')],
  ['arr', sound('arrah', 'aa1 r')],
  ['ow', sound('owah', 'aw1')], ['baa', sound('baah', 'b aa1')], ['yum', sound('yummah', 'y ah1 m')], ['eep', sound('eepah', 'iy1 p')],
  ['aisling', sound('aislinga', 'ae1 sh l ih0 ng')], ['aoife', sound('eefa', 'iy1 f ax0')], ['caoimhe', sound('keeva', 'k iy1 v ax0')],
  ['eoin', sound('owena', 'ow1 ax0 n')], ['niamh', sound('neeva', 'n iy1 v')], ['oisin', sound('osheena', 'ax0 sh iy1 n')],
  ['saoirse', sound('sersha', 's er1 sh ax0')], ['siobhan', sound('shivona', 'sh ax0 v ao1 n')], ['sean', sound('shauna', 'sh ao1 n')],
  ['xavi', sound('zavee', 'z aa1 v iy0')], ['ximena', sound('himena', 'hh ih0 m ey1 n ax0')],
  ['joaquin', sound('wakeena', 'w aa0 k iy1 n')],
  ['nguyen', sound('nuyena', 'n uw1 y ih0 n')], ['yves', sound('eeva', 'iy1 v')], ['ndidi', sound('indeedee', 'ih0 n d iy1 d iy0')],
]);

/** The same list in the form that flite's -add_lex reads. */
export const SOUND_FILE: string = [...new Map([...SOUNDS.values()].map(({ key, phones }) => [key, phones]))]
  .map(([key, phones]) => `${key} nil : ${phones}\n`)
  .join('');
