export { WalletCards as icon } from 'lucide-react';
