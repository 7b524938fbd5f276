// What is bundled: the styles, then the app. Apart from main.ts, because the type check knows no CSS.
import './styles/app.css';
import './main.ts';
