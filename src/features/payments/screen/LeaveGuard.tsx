import { useEffect, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';
import { useBlocker } from 'react-router-dom';

interface LeaveGuardProps {
  isOn: boolean;
  /** What leaving would mean now. */
  consequence: string;
}

/** Asks before the page is left, by a link, by Back, or by closing the tab. */
export function LeaveGuard({ isOn, consequence }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOn && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isOn) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isOn]);

  const stayButton = useRef<HTMLButtonElement>(null);
  const isAsking = blocker.state === 'blocked';
  const stay = () => blocker.reset?.();
  useEffect(() => {
    // The payment came to its end while the question was open: there is nothing left to ask.
    if (!isOn && blocker.state === 'blocked') blocker.proceed();
  }, [isOn, blocker]);
  return (
    <Modal
      show={isAsking}
      onHide={stay}
      onShow={() => stayButton.current?.focus()}
      centered
      aria-labelledby="leave-title"
    >
      <Modal.Header>
        <Modal.Title as="h2" id="leave-title">
          Leave this payment?
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>{consequence}</Modal.Body>
      <Modal.Footer>
        <Button variant="outline-secondary" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
        <Button variant="primary" onClick={stay} ref={stayButton}>
          Stay
        </Button>
      </Modal.Footer>
    </Modal>
  );
}
