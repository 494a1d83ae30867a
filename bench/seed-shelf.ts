/** A shelf as long as a family could ever fill, written straight into the tables; the storyteller would need hours. */
import type { Pool } from 'pg';

/** Stories named `story_1…`, the newest last; each with its four parts. Names differ, so that a search has something to find. */
export async function seedShelf(pool: Pool, userId: string, count: number, firstId = 1): Promise<void> {
  await pool.query(
    `insert into stories (id, user_id, title, content, characters, locations, "cast", theme, theme_category, age_range, current_phase,
       memory_key, settings, cover, provider, search_text, created_at, updated_at)
     select 'story_' || n, $1, theme || ': Maya and Rusty ' || n, repeat('Once upon a time. ', 300),
       '[{"id":"starter_maya","name":"Maya","type":"Human - Children - Young Explorer","role":"Hero","picture":null},
         {"id":"starter_rusty","name":"Rusty","type":"Animal - Forest Animals - Red Fox","role":"","picture":null}]',
       '[{"id":"starter_lantern_wood","name":"Lantern Wood","type":"Enchanted Forest","role":"","picture":null}]',
       '{"characters":[],"places":[]}', theme, 'Adventure', '5-8', 'resolution', 'story_' || n,
       '{"length":"standard","customPrompt":"","roles":{}}',
       '{"url":"/storage/v1/object/public/images/cover.jpg","vectorUrl":null,"width":1024,"height":768,"alt":"Maya and Rusty","blur":null}',
       'built-in', lower(theme || ' adventure 5-8 resolution maya human - children rusty red fox lantern wood number' || n),
       timestamptz '2026-01-01' + n * interval '1 minute', now()
     from (select n, (array['The Lost Lantern', 'The Moon Train', 'The Singing Well', 'A Door in the Hill'])[1 + n % 4] as theme
           from generate_series($2::int, $2::int + $3::int - 1) n) as numbered`,
    [userId, firstId, count],
  );
}

export async function seedParts(pool: Pool, storyId: string): Promise<void> {
  await pool.query(
    `insert into story_parts (story_id, phase, text, seed, provider)
     select $1, phase, repeat('Once upon a time there was a fox. ', 80), 'bench', 'built-in'
     from unnest(array['introduction', 'development', 'climax', 'resolution']) phase`,
    [storyId],
  );
}

/** Copies of one character, named 'Copy 1', 'Copy 2' …, each a minute older than the one before. */
export async function seedCharacters(pool: Pool, originalId: string, count: number): Promise<void> {
  const { rows } = await pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_name = 'characters' and column_name not in ('id', 'name', 'created_at')`,
  );
  const columns = rows.map(({ column_name: column }) => `"${column}"`).join(', ');
  await pool.query(
    `insert into characters (id, name, created_at, ${columns})
     select gen_random_uuid(), 'Copy ' || n, created_at - n * interval '1 minute', ${columns} from characters, generate_series(1, $2::int) n where id = $1`,
    [originalId, count],
  );
}
