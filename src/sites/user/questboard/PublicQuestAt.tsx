import { PublicQuestSection } from '@/features/server/discover/PublicQuestSection';
import { QUEST_MODULE } from '@/features/server/memberships/paths';
import type { PageLocation } from '@/shared/routing/pageNotes';

const MISSING =
  'There’s no public quest at this address. Check it for typos. The quest may also have ended, or be for members only.';

/** The quest at an address, for people who can’t open its page yet. */
export default function PublicQuestAt({
  place: { params },
}: {
  place: Pick<PageLocation, 'params'>;
}) {
  const { slug = '', moduleSlug, questSlug = '' } = params;
  return moduleSlug === QUEST_MODULE ? (
    <PublicQuestSection names={{ server: slug, quest: questSlug }} missing={MISSING} />
  ) : null;
}
