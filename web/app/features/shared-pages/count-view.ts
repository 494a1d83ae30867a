/** Counts one view through the remote procedure; where that fails, directly. */
import type { ContentType } from '@fableloom/contract';

const PROCEDURE = '/rest/v1/rpc/increment_content_views';

export interface Ways {
  send: (address: string, init: RequestInit) => Promise<Response>;
  direct: (content: { contentType: ContentType; contentId: string }) => Promise<{ views: number }>;
}

/** Answers the views with this one; rejects when neither way counted. */
export async function countView(contentType: ContentType, contentId: string, { send, direct }: Ways): Promise<number> {
  try {
    const body = JSON.stringify({ content_id: contentId, content_type: contentType });
    const answer = await send(PROCEDURE, { method: 'POST', credentials: 'same-origin', headers: { 'content-type': 'application/json' }, body });
    const { views } = (await answer.json()) as { views?: unknown };
    if (answer.ok && typeof views === 'number') return views;
  } catch {
    // The direct way says what is wrong, if that fails too.
  }
  return (await direct({ contentType, contentId })).views;
}
