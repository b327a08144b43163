/** The signs of the rail's places. */
export {
  Castle,
  ChartColumn,
  Gift,
  Landmark,
  LayoutDashboard,
  LayoutGrid,
  Megaphone,
  Package,
  PackagePlus,
  Receipt,
  Settings,
  Trophy,
  Users,
  Vault,
  Wallet,
  Wrench,
} from 'lucide-react';
