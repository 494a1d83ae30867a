// Why a trial comes here and now, where neither the plot nor what they came for says so: one plain line, told with its onset.

interface Why {
  small: string;
  young: string;
  old: string;
}

/** Each is true on every ground on which such a trial can come, and says nothing of who is to blame. */
export const CAUSES: Readonly<Record<string, Why>> = {
  dark: { small: 'It was so late!', young: 'They had been so long on the way that it had got late.', old: 'It had got later than any of them had noticed, and there was nothing there that could have given any light.' },
  gap: { small: 'It was so old!', young: 'It was very old, and that many feet were too much for it.', old: 'It was older than it looked, and nobody had gone over it for years, and now so many of them at once were too much for it.' },
  storm: { small: 'It had grown all day.', young: 'It had been growing all day, behind their backs.', old: 'It had been growing behind their backs since the morning, and here, for the first time, there was nothing in its way.' },
  creature: { small: 'It had heard them!', young: 'It had heard so many feet go by, and it had come to see who that was.', old: 'It had heard them from a long way off, since they had not been particularly quiet, and had come to find out who that was.' },
  lock: { small: 'Shut for so long!', young: 'Somebody had shut it a long time ago, because of robbers, and nobody had ever opened it again.', old: 'Somebody had once been afraid of robbers, and had shut it, and after that nobody had had any reason to open it again.' },
  flood: { small: 'All that rain!', young: '[{here sea}The tide had turned while nobody was looking.|{here land}Up in the hills it had rained all night.]', old: '[{here sea}The tide had turned, as it does, and not one of them had been looking at it.|{here land}It had rained for two nights, somewhere further up, and what had fallen there had been on its way to them ever since.]' },
  maze: { small: 'So many feet, round and round!', young: 'Everybody who had ever got lost there had made one more way.', old: 'Everyone who had ever lost the way there had, in looking for it, made one more; and that had been going on for a long time.' },
  stuck: { small: 'It was loose. And they stamped!', young: 'It had been loose for years, and now they had all come stamping along.', old: 'It had hung loose for years, waiting for somebody to come along with a heavy tread, and they had come along with several.' },
  crowd: { small: 'They had all heard of it!', young: 'The news had gone from mouth to mouth, and everybody wanted to be there first.', old: 'It had got about, as such things do; everyone had told one other person, in confidence, and now they were all there.' },
};
