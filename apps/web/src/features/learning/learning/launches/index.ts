export { handOverLaunch, takeLaunch } from './handed-over-launch.ts';
