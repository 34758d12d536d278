import { useEffect, useEffectEvent, useState } from 'react';
import { whileVisible } from '../../client/whileVisible.ts';

/** A connection that is gone for so long is said to be lost. */
const PATIENCE_MS = 5_000;

/**
 * Hears what changes in the organisation, while `on`: `onNotice` with each notice of `/api/live`, and with undefined whenever something
 * may have been missed, or the server has ended the connection.
 * @returns whether the connection is lost
 */
export function useLive(on: boolean, onNotice: (notice: string | undefined) => void): boolean {
  const [isLost, setLost] = useState(false);
  const hear = useEffectEvent(onNotice);
  useEffect(() => {
    if (!on) return;
    let source: EventSource | undefined;
    let patience: ReturnType<typeof setTimeout> | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;

    function open() {
      const opened = new EventSource('/api/live');
      let isOpen = false;
      source = opened;
      opened.onmessage = ({ data }) => hear(String(data));
      opened.onopen = () => {
        isOpen = true;
        clearTimeout(patience);
        patience = undefined;
        setLost(false);
        hear(undefined);
      };
      opened.onerror = () => {
        // Ended by the server, perhaps because this person is no longer in the organisation: any answer says so.
        if (isOpen) hear(undefined);
        isOpen = false;
        patience ??= setTimeout(() => setLost(true), PATIENCE_MS);
        // The browser connects again by itself, unless the server refused.
        if (opened.readyState === EventSource.CLOSED) again = setTimeout(open, PATIENCE_MS);
      };
    }
    function close() {
      source?.close();
      clearTimeout(patience);
      patience = undefined;
      clearTimeout(again);
    }
    return whileVisible(open, close);
  }, [on]);
  return on && isLost;
}
