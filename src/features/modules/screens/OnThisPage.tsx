import { use, useEffect, useState, type MouseEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { showSection } from '@/shared/ui/form/fieldElements';
import { isShown } from '../engine/schema';
import { OpeningFields } from '../form-controls/openingFields';
import { valuesAt } from '../engine/paths';
import { fieldsOf, groupId } from './moduleForm';
import type { ListedModule } from './readyModule';

/** Of fewer groups most are in sight at once. */
const MANY = 4;

/** The groups of a form as links beside it; the one that is being read is marked. Nothing where there are few. */
export function OnThisPage({ spec }: { spec: ListedModule }) {
  const values = valuesAt(useWatch(), 'values.');
  const opening = use(OpeningFields);
  const titles = spec.groups
    .filter(({ fields }) =>
      Object.entries(fieldsOf(spec, fields)).some(
        ([name, field]) => isShown(field, values) && !opening.has(`values.${name}`),
      ),
    )
    .map(({ title }) => title);
  const read = useRead(titles.map(groupId).join(' '));
  if (titles.length < MANY) return null;
  const lead = (event: MouseEvent, title: string) => {
    // No navigation: the address says which page it is, and nothing that is unsaved is asked about.
    event.preventDefault();
    const section = document.getElementById(groupId(title));
    if (section) showSection(section);
  };
  return (
    <nav aria-label="On this page" className="on-this-page">
      <h2>On this page</h2>
      <ul>
        {titles.map((title) => (
          <li key={title}>
            <a
              href={`#${groupId(title)}`}
              aria-current={groupId(title) === read ? 'location' : undefined}
              onClick={(event) => lead(event, title)}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The part of the window, from its top, in which what begins counts as being read. */
const READ = '0px 0px -60% 0px';

/** The last of the sections that has come into the upper part of the window; the first before any has. */
function useRead(ids: string): string | undefined {
  const all = ids.split(' ');
  const [inSight, setInSight] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) =>
        setInSight((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) after.add(target.id);
            else after.delete(target.id);
          }
          return after;
        }),
      { rootMargin: READ },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return all.find((id) => inSight.has(id)) ?? all[0];
}
