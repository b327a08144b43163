import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { isDemo } from '@/shared/config/demo';
import { HeaderSlotsContext } from '@/shared/shell/headerSlots';
import { useAppDispatch } from '@/shared/state/clientState';
import { pressAgain } from '../boot/replayInput';
import { DemoPlace } from '../demo/DemoPlace';
import { PaletteHost } from '../palette/PaletteHost';
import { followTheme } from '../store/followTheme';
import { Banners } from './Banners';
import { Footer } from './Footer';
import { Header } from './Header';
import { PageFocus } from './PageFocus';
import { PageProgress } from './PageProgress';
import { PageTitle } from './PageTitle';
import { ToastHost } from './ToastHost';
import { UndoHost } from './UndoHost';

const loadSessionKeeper = () => import('../session/SessionKeeper');
/** This chunk includes the API client. The frame is painted before it loads (ADR deferred-client-code). */
const SessionKeeper = lazy(async () => ({ default: (await loadSessionKeeper()).SessionKeeper }));
// Starts loading now rather than on first render, once the site's routes have loaded.
loadSessionKeeper().catch(() => undefined);

/** The frame around every page of both sites: header, banners, the page, and on `/` the footer (spec §2). */
export function RootLayout() {
  const { pathname } = useLocation();
  const [start, setStart] = useState<HTMLElement | null>(null);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const isHome = pathname === '/';
  useEffect(() => {
    // In a dashboard's first frame only the header is ready. A home's screen is hydrated later (see Arrived).
    if (isHome) return;
    document.querySelector('[data-coming]')?.removeAttribute('data-coming');
    pressAgain();
  }, [isHome]);
  const dispatch = useAppDispatch();
  useEffect(() => followTheme(dispatch), [dispatch]);
  const places = useMemo(() => ({ start, end }), [start, end]);
  return (
    <HeaderSlotsContext value={places}>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <PageTitle />
      <PageFocus />
      <PageProgress />
      <Suspense>
        <SessionKeeper />
      </Suspense>
      <Header startRef={setStart} endRef={setEnd} />
      {isDemo ? <DemoPlace /> : null}
      <Banners />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      {isHome ? <Footer /> : null}
      <ToastHost />
      <UndoHost />
      <PaletteHost />
      <ScrollRestoration />
    </HeaderSlotsContext>
  );
}
