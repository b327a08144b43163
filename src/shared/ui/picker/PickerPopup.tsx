import { AnchoredPopup, closeWithFocus, type PopupPlace } from './AnchoredPopup';
import { PickerList, type PickerListProps } from './PickerList';

export type PickerPopupProps = PickerListProps & PopupPlace;

/** The list of a picker. */
export default function PickerPopup(props: PickerPopupProps) {
  const { id, toggleRef, placeRef, onClose, ...list } = props;
  const { label, isMany = false, onChoose } = list;
  return (
    <AnchoredPopup {...{ id, label, toggleRef, placeRef, onClose }} className="picker__menu">
      <PickerList
        {...list}
        onChoose={(value) => {
          onChoose(value);
          if (!isMany) closeWithFocus({ toggleRef, onClose });
        }}
      />
    </AnchoredPopup>
  );
}
