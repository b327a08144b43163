import { AnchoredPopup, type PopupPlace } from '@/shared/ui/picker/AnchoredPopup';
import type { EmojiPickerProps } from './EmojiPicker';
import { EmojiPickerPlace, type LoadPicker } from './EmojiPickerPlace';

export interface EmojiPopupProps extends EmojiPickerProps, Omit<PopupPlace, 'label'> {
  load: LoadPicker;
}

/** The picker beside its button. */
export default function EmojiPopup({ load, onChoose, ...place }: EmojiPopupProps) {
  return (
    <AnchoredPopup {...place} label="Choose an emoji" className="emoji-picker">
      <EmojiPickerPlace load={load} onChoose={onChoose} />
    </AnchoredPopup>
  );
}
