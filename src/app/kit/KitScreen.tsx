import type { ReactNode } from 'react';
import { PageHeader } from '@/shared/ui/PageHeader';
import { ArtParts } from './parts/ArtParts';
import { BasicParts } from './parts/BasicParts';
import { ChartParts } from './parts/ChartParts';
import { FrameParts } from './parts/FrameParts';
import { FormParts } from './parts/FormParts';
import { NameParts } from './parts/NameParts';
import { PageParts } from './parts/PageParts';
import { PickerParts } from './parts/PickerParts';
import { StateParts } from './parts/StateParts';
import { TableParts } from './parts/TableParts';
import { TokenParts } from './parts/TokenParts';
import '@/styles/dashboard.scss';
import './kit.scss';

const sections: readonly (readonly [id: string, title: string, part: ReactNode])[] = [
  ['tokens', 'Colors and type', <TokenParts key="tokens" />],
  ['basics', 'Basics', <BasicParts key="basics" />],
  ['frame', 'Frame and cards', <FrameParts key="frame" />],
  ['names', 'Names', <NameParts key="names" />],
  ['art', 'Art', <ArtParts key="art" />],
  ['states', 'States', <StateParts key="states" />],
  ['figures', 'Figures', <ChartParts key="figures" />],
  ['forms', 'Forms', <FormParts key="forms" />],
  ['pickers', 'Pickers', <PickerParts key="pickers" />],
  ['tables', 'Tables', <TableParts key="tables" />],
  ['pages', 'Pages in place of pages', <PageParts key="pages" />],
];

/** `/__kit`, in builds with the embedded back end alone: every part of the kit in every state. */
export default function KitScreen() {
  return (
    <div className="kit">
      <PageHeader
        title="The kit"
        purpose="Every part in every state, for looking at and for tests."
        actions={
          <button type="button" className="btn btn-primary">
            Primary action
          </button>
        }
      />
      <nav aria-label="Sections of the kit" className="kit__sections">
        {sections.map(([id, title]) => (
          <a key={id} href={`#kit-${id}`}>
            {title}
          </a>
        ))}
      </nav>
      {sections.map(([id, title, part]) => (
        <section key={id} id={`kit-${id}`} aria-label={title}>
          <h2>{title}</h2>
          {part}
        </section>
      ))}
    </div>
  );
}
