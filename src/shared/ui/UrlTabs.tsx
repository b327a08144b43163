import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import Nav from 'react-bootstrap/Nav';
import Tab from 'react-bootstrap/Tab';
import { useSearchParams } from 'react-router-dom';

export interface TabSpec {
  /** Its value in the address. */
  id: string;
  label: ReactNode;
  content: ReactNode;
  /** Once opened it stays as it is behind the others, with what was typed in it. */
  isKept?: boolean;
}

interface UrlTabsProps {
  /** Names the list for screen readers. */
  label: string;
  /** At least one; the first is open when the address names none. */
  tabs: readonly TabSpec[];
  /** Name of the parameter in the address. */
  param?: string;
}

/** Tabs whose choice is in the address: it can be linked to, reloaded and gone back from. */
export function UrlTabs({ label, tabs, param = 'tab' }: UrlTabsProps) {
  const [params, setParams] = useSearchParams();
  const first = tabs[0]?.id ?? '';
  const wanted = params.get(param) ?? first;
  const inAddress = tabs.some(({ id }) => id === wanted) ? wanted : first;
  // The tab opens at once, so that the arrow keys find it; the address follows.
  const [active, setActive] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  if (seen !== inAddress) {
    setSeen(inAddress);
    setActive(inAddress);
  }
  const choose = (id: string | null) => {
    setActive(id ?? first);
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (id === null || id === first) after.delete(param);
        else after.set(param, id);
        return after;
      },
      { preventScrollReset: true },
    );
  };
  // Drawing a form takes a tenth of a second. The tab is selected first, and the page stays responsive.
  const shown = useDeferredValue(active);
  // On a phone the tabs do not fit side by side.
  const list = useRef<HTMLDivElement>(null);
  const open = tabs.findIndex(({ id }) => id === active);
  useEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    const show = () => {
      showTab(row, open);
      markHidden(row);
    };
    const onScroll = () => markHidden(row);
    row.addEventListener('scroll', onScroll, { passive: true });
    // Its first call follows the layout of the tabs and precedes their painting, so reading positions forces no layout.
    // It calls again when a tab grows: a count that loads later pushes the tabs after it out of sight.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(show);
    if (!observer) show();
    for (const tab of row.children) observer?.observe(tab);
    return () => {
      row.removeEventListener('scroll', onScroll);
      observer?.disconnect();
    };
  }, [open]);
  return (
    <Tab.Container id={`tabs-${param}`} activeKey={shown} onSelect={choose} transition={false}>
      <Nav ref={list} className="tabs" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <Nav.Link
            key={tab.id}
            as="button"
            type="button"
            eventKey={tab.id}
            active={tab.id === active}
            className="tabs__tab"
          >
            {tab.label}
          </Nav.Link>
        ))}
      </Nav>
      <Tab.Content>
        {tabs.map((tab) => (
          <Tab.Pane
            key={tab.id}
            eventKey={tab.id}
            mountOnEnter
            unmountOnExit={tab.isKept !== true}
            hidden={tab.id !== shown}
            tabIndex={0}
          >
            {tab.content}
          </Tab.Pane>
        ))}
      </Tab.Content>
    </Tab.Container>
  );
}

/** Of a tab beside the open one this much stays in sight, CSS pixels. */
const PEEK = 40;

/** Scrolls the row of tabs alone until that one is in sight: `scrollIntoView` would move the page, too. */
function showTab(list: HTMLElement, index: number): void {
  const tab = list.children[index]?.getBoundingClientRect();
  if (!tab) return;
  const { left, right } = list.getBoundingClientRect();
  const after = tab.right + (index < list.children.length - 1 ? PEEK : 0);
  const before = tab.left - (index > 0 ? PEEK : 0);
  if (after > right) list.scrollLeft += after - right;
  else if (before < left) list.scrollLeft = Math.max(0, list.scrollLeft - (left - before));
}

/** Marks the ends of the row behind which there are more tabs, which the style sheet lets fade. */
function markHidden(list: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = list;
  list.classList.toggle('tabs--before', scrollLeft > 1);
  list.classList.toggle('tabs--after', scrollLeft + clientWidth < scrollWidth - 1);
}
