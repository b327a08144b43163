/** The signs of the rail's places. */
export {
  Castle,
  CircleUser,
  Gift,
  House,
  Landmark,
  Megaphone,
  ScrollText,
  Settings,
  UserPen,
  Users,
  Wallet,
} from 'lucide-react';
