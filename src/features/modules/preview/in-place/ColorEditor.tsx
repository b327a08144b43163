import { useLayoutEffect, useRef } from 'react';
import { capitalized } from '@/shared/text/nouns';
import { ColourField } from '../../field-types/colour/ColourField';
import type { PartEditorProps } from './PartEditor';
import { useClosing } from './useClosing';

/** The color of an embed, as in its field. */
export function ColorEditor({ part: { label }, name, onClose }: PartEditorProps) {
  const root = useRef<HTMLDivElement>(null);
  useClosing(root, onClose);
  useLayoutEffect(() => root.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={root} className="part-editor part-editor--color" translate="yes">
      <ColourField name={name} label={capitalized(label)} />
    </div>
  );
}
