import type { PreviewProps } from '../engine/defineModule';
import { fillIn } from './fillIn';
import { PreviewFrame } from './PreviewFrame';
import { UnknownVariables } from './UnknownVariables';

/** A ticker as it stands in the list of channels. */
export default function TextPreview({ values, variables }: PreviewProps) {
  const template = typeof values['template'] === 'string' ? values['template'] : '';
  return (
    <>
      <PreviewFrame>
        <ul className="channel-list" aria-label="Channels">
          <li>announcements</li>
          <li>
            <strong>{fillIn(template, variables)}</strong>
          </li>
          <li>general</li>
        </ul>
      </PreviewFrame>
      <UnknownVariables text={template} variables={variables} />
    </>
  );
}
