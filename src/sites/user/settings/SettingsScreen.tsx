import { PageHeader } from '@/shared/ui/PageHeader';
import { Appearance } from './Appearance';
import { MyData } from './MyData';
import { News } from './News';
import { Sessions } from './Sessions';
import '@/shared/ui/form/form.scss';
import './settings.scss';

/** `settings`: what the dashboard looks like here, where one is signed in, and one's data. */
export default function SettingsScreen() {
  return (
    <>
      <PageHeader
        title="Settings"
        purpose="Appearance, notifications, signed-in devices and your data."
      />
      <Appearance />
      <News />
      <Sessions />
      <MyData />
    </>
  );
}
