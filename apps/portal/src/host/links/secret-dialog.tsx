import { Dialog } from '@foyer/ui';
import type { ReactNode } from 'react';
import { SecretField, type SecretFieldProps } from './secret-field.tsx';

interface SecretDialogProps extends SecretFieldProps {
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
}

/** A secret that was just made, in a dialog of its own: it is shown this once. */
export const SecretDialog = ({ title, closeLabel, onClose, ...field }: SecretDialogProps) => (
  <Dialog open onOpenChange={onClose} title={title} closeLabel={closeLabel}>
    <SecretField {...field} />
  </Dialog>
);
