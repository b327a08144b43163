import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { PaletteHost } from '../palette/PaletteHost';
import { SessionKeeper } from '../session/SessionKeeper';
import { Banners } from './Banners';
import { Footer } from './Footer';
import { Header } from './Header';
import { PageFocus } from './PageFocus';
import { PageTitle } from './PageTitle';
import { ToastHost } from './ToastHost';

/** The frame around every page of both sites: header, banners, the page, and on `/` the footer (spec §2). */
export function RootLayout() {
  const { pathname } = useLocation();
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <PageTitle />
      <PageFocus />
      <SessionKeeper />
      <Header />
      <Banners />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      {pathname === '/' ? <Footer /> : null}
      <ToastHost />
      <PaletteHost />
      <ScrollRestoration />
    </>
  );
}
