import {
  startTransition,
  Suspense,
  use,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Icon } from '@/shared/ui/icons';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import { EditingContext, type Editing, type MessagePart } from './editing';

const PartEditor = lazyOnDemand(() => import('./in-place/PartEditor'));

interface EditableMessageProps {
  /** Path of the message in the surrounding form; undefined if the message is read-only. */
  path: string | undefined;
  children: ReactNode;
}

/** Makes the parts of a message editable where they are shown. */
export function EditableMessage({ path, children }: EditableMessageProps) {
  const [{ open, left }, set] = useState<Pick<Editing, 'open' | 'left'>>({
    open: null,
    left: null,
  });
  if (path === undefined) return children;
  return (
    <EditingContext
      value={{
        open,
        left,
        path,
        // The button keeps the focus until the editor is ready to take it.
        onOpen: (at) => startTransition(() => set({ open: at, left: null })),
        onClose: (at, isLeft) =>
          set((now) => (now.open === at ? { open: null, left: isLeft ? at : null } : now)),
      }}
    >
      {children}
    </EditingContext>
  );
}

interface EditableProps {
  part: MessagePart;
  /** Whether its button is beside it, because the content itself can be pressed. */
  isBeside?: boolean;
  /** The part as shown; null if it is empty. */
  children: ReactNode;
}

/** A part of a message, with a button to edit it in place if a form is around it. */
export function Editable({ part, isBeside = false, children }: EditableProps) {
  const editing = use(EditingContext);
  if (editing === null) return children;
  const { path, open, onClose } = editing;
  return (
    <Suspense>
      {open === part.at ? (
        <PartEditor
          part={part}
          name={`${path}.${part.at}`}
          onClose={(isLeft) => onClose(part.at, isLeft)}
        />
      ) : children === null ? null : (
        <div className={`editable${isBeside ? ' editable--beside' : ''}`}>
          {children}
          <EditButton part={part} className="editable__edit" label={`Edit ${part.label}`}>
            <Icon width="14" height="14">
              <path d="M4 20h4L19 9l-4-4L4 16z" />
            </Icon>
          </EditButton>
        </div>
      )}
    </Suspense>
  );
}

/** Buttons for parts that are empty. */
export function MissingParts({ parts }: { parts: readonly MessagePart[] }) {
  const editing = use(EditingContext);
  const shown = parts.filter(({ at }) => at !== editing?.open);
  return editing === null || shown.length === 0 ? null : (
    <div className="missing-parts" translate="yes">
      {shown.map((part) => (
        <EditButton key={part.at} part={part} className="missing-parts__add">
          {part.add}
        </EditButton>
      ))}
    </div>
  );
}

interface EditButtonProps {
  part: MessagePart;
  className: string;
  label?: string;
  children?: ReactNode;
}

/** Opens the editor of a part; nothing without a form around it. */
export function EditButton({ part: { at }, className, label, children }: EditButtonProps) {
  const editing = use(EditingContext);
  const button = useRef<HTMLButtonElement>(null);
  const isLeft = editing?.left === at;
  useLayoutEffect(() => {
    if (isLeft) button.current?.focus();
  }, [isLeft]);
  return editing === null || editing.open === at ? null : (
    <button
      ref={button}
      type="button"
      className={className}
      aria-label={label}
      title={label}
      onClick={() => editing.onOpen(at)}
    >
      {children}
    </button>
  );
}
