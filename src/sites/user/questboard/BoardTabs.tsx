import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EarnRules } from '@/features/earning/accruals/EarnRules';
import { useEarningQuery } from '@/features/earning/accruals/accrualsApi';
import { UrlTabs } from '@/shared/ui/UrlTabs';

/** Ways to earn that have rules instead of quests. */
type Section = 'engage-to-earn' | 'hold-to-earn';

const passiveNames: Readonly<Record<Section, string>> = {
  'engage-to-earn': 'Activity',
  'hold-to-earn': 'Holding',
};
const pointsLinks: Readonly<Record<Section, string>> = {
  'engage-to-earn': 'Your points from activity',
  'hold-to-earn': 'Your points from holding',
};

interface BoardTabsProps {
  slug: string;
  /** Only members see the other ways to earn. */
  isMember: boolean;
  /** The quests. */
  children: ReactNode;
}

/** Quests, with tabs for the other ways to earn that are on: they appear without moving the quests. */
export function BoardTabs({ slug, isMember, children }: BoardTabsProps) {
  const engage = useIsOn('engage-to-earn', slug, isMember);
  const hold = useIsOn('hold-to-earn', slug, isMember);
  const passive: Section[] = [];
  if (engage) passive.push('engage-to-earn');
  if (hold) passive.push('hold-to-earn');
  return (
    <UrlTabs
      label="Ways to earn"
      param="module"
      tabs={[
        {
          id: 'task-to-earn',
          label: 'Quests',
          content: children,
          isKept: true,
        },
        ...passive.map((section) => ({
          id: section,
          label: passiveNames[section],
          content: <PassiveEarning section={section} slug={slug} />,
        })),
      ]}
    />
  );
}

/** Whether the section has automatic rewards; a list that failed to load is shown, with a retry button. */
function useIsOn(section: Section, slug: string, isMember: boolean): boolean {
  const { currentData, error } = useEarningQuery(
    { section, slug },
    { skip: !isMember, refetchOnMountOrArgChange: true },
  );
  if (!isMember) return false;
  return currentData === undefined
    ? error !== undefined
    : currentData.rules.length > 0 || currentData.leftOut !== undefined;
}

const PassiveEarning = ({ section, slug }: { section: Section; slug: string }) => (
  <>
    <EarnRules section={section} slug={slug} />
    <p className="earn-rules__way">
      <Link to={`/dashboard/${section}/${encodeURIComponent(slug)}`}>{pointsLinks[section]}</Link>
    </p>
  </>
);
