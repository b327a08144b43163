/** The signs of the rail's places. */
export {
  Castle,
  CircleUser,
  Flag,
  Gift,
  House,
  Landmark,
  Megaphone,
  Settings,
  UserPen,
  Users,
  Wallet,
} from 'lucide-react';
