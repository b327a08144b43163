import { useState } from 'react';
import type { BoundControl } from '@/shared/ui/form/Field';
import { PickerBox } from '@/shared/ui/picker/PickerBox';
import type { ModulePlace } from '../../engine/modulesApi';
import { useNamedRules } from '../../engine/useNamedRules';

interface FoundRuleBoxProps {
  bound: BoundControl;
  label: string;
  place: ModulePlace;
  chosen: { id: string; name: string } | null;
  emptyLabel: string;
  isDisabled?: boolean | undefined;
}

const closed = { isOpen: false, typed: '' };

/** A rule of a list that is too long for a menu, found by its name on the server. */
export function FoundRuleBox({ bound, place, chosen, ...box }: FoundRuleBoxProps) {
  const [picker, setPicker] = useState(closed);
  const { names, isLoading, isError } = useNamedRules({
    ...place,
    isLong: true,
    search: picker.typed,
    isWanted: picker.isOpen,
  });
  const options = (names ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const status = isLoading
    ? 'Searching…'
    : isError
      ? 'Couldn’t search. Try again.'
      : options.length === 0
        ? 'No results.'
        : null;
  return (
    <PickerBox
      {...box}
      bound={bound}
      options={options}
      chosen={chosen && { value: chosen.id, label: chosen.name }}
      isOptional
      placeholder="Name"
      search={{
        text: picker.typed,
        onText: (typed) => setPicker((before) => ({ ...before, typed })),
        status,
      }}
      onState={(next) => setPicker(next.isOpen ? next : closed)}
    />
  );
}
