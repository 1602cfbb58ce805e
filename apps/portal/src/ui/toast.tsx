'use client';

import { CircleCheck, CircleX, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { buttonStyle } from './button-style';
import { IconButton } from './icon-button';

/** How long a toast stays, in milliseconds; one with an action stays longer, because it must be reached. */
const STAY_MS = 5_000;
const STAY_WITH_ACTION_MS = 10_000;

type Toast = {
  readonly text: string;
  readonly tone?: 'success' | 'error';
  /** Usually Undo. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
};

type ShownToast = Toast & { readonly id: number };

const ToastContext = createContext<((toast: Toast) => void) | undefined>(undefined);

/** Gives back the function that shows a toast. @throws {Error} outside `ToastProvider` */
export function useToast(): (toast: Toast) => void {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}

/** Holds the toasts at the foot of the window; F8 leads the focus there. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const show = useCallback((toast: Toast) => {
    setToasts((shown) => [...shown, { ...toast, id: (shown.at(-1)?.id ?? 0) + 1 }]);
  }, []);
  const remove = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));
  return (
    <ToastContext value={show}>
      <Radix.Provider swipeDirection="right" label="Message">
        {children}
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={() => remove(toast.id)} />
        ))}
        <Radix.Viewport className="fixed right-4 bottom-4 z-60 grid w-100 max-w-[calc(100vw-32px)] gap-2" />
      </Radix.Provider>
    </ToastContext>
  );
}

function ToastCard({ toast, onClose }: { readonly toast: ShownToast; readonly onClose: () => void }) {
  const { text, action, tone = 'success' } = toast;
  return (
    <Radix.Root
      type={tone === 'error' ? 'foreground' : 'background'}
      duration={action ? STAY_WITH_ACTION_MS : STAY_MS}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="flex animate-in items-center gap-2.5 rounded-lg border border-line-2 bg-surface py-2 pr-2 pl-3 text-sm shadow-menu fade-in slide-in-from-bottom-2"
    >
      {tone === 'error' ? <CircleX className="text-garnet" /> : <CircleCheck className="text-patina" />}
      <Radix.Title className="min-w-0 flex-1 break-words">{text}</Radix.Title>
      {action && (
        <Radix.Action altText={action.label} onClick={action.onAction} className={buttonStyle({ size: 'sm' })}>
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton size="sm" label="Dismiss" icon={<X />} />
      </Radix.Close>
    </Radix.Root>
  );
}
