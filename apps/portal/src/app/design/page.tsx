import type { Metadata } from 'next';
import { DesignReference } from '../../ui/specimens/design-reference';

export const metadata: Metadata = { title: 'Components' };

export default function DesignPage() {
  return <DesignReference />;
}
