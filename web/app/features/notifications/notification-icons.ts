/** The sign of each kind of notification: sparkle, heart, speech bubble, chart, bell. */
import type { Notification } from '@fableloom/contract';
import { BarChart3, Bell, Heart, MessageCircle, Sparkles, type LucideIcon } from 'lucide-react';

export const ICONS: Record<Notification['type'], LucideIcon> = {
  usage_reminder: Sparkles,
  like_alert: Heart,
  comment_alert: MessageCircle,
  engagement_summary: BarChart3,
  other: Bell,
};
