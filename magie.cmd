@echo off
rem Runs Magie from its clone on Windows, building it first when the jar is missing or older than its sources.
setlocal EnableExtensions
set "root=%~dp0"
set "jar=%root%app\target\magie.jar"

rem JAVA_HOME wins when it is new enough; the default java may stay an older one.
call :jdk "%JAVA_HOME%" && goto jdk_found
call :jdk "%JAVA25_HOME%" && goto jdk_found
call :jdk "%JAVA_HOME_25_X64%" && goto jdk_found
call :jdk "%JAVA_HOME_25_ARM64%" && goto jdk_found
for /d %%D in ("%ProgramFiles%\Eclipse Adoptium\jdk*" "%ProgramFiles%\Java\jdk*" "%ProgramFiles%\Microsoft\jdk*" "%ProgramFiles%\Zulu\zulu*" "%ProgramFiles%\Amazon Corretto\jdk*" "%USERPROFILE%\.jdks\*") do call :jdk "%%~D" && goto jdk_found
for /f "delims=" %%J in ('where javac.exe 2^>nul') do call :jdk "%%~dpJ.." && goto jdk_found
echo Magie needs a JDK 25 or newer: run 'winget install EclipseAdoptium.Temurin.25.JDK' or set JAVA_HOME to one>&2
exit /b 2

:jdk_found
if not exist "%jar%" goto build
powershell -NoProfile -Command "Set-Location -LiteralPath $env:root; $built = (Get-Item -LiteralPath $env:jar).LastWriteTime; $sources = 'pom.xml', '*\pom.xml', 'games\*\pom.xml', '*\src\main', 'games\*\src\main', 'docs\rules', 'scenarios'; $newer = Get-ChildItem -Path $sources -Recurse -ErrorAction SilentlyContinue | Where-Object { $_.LastWriteTime -gt $built } | Select-Object -First 1; exit [int]($null -ne $newer)"
if not errorlevel 1 goto run

:build
echo Building Magie, the first time takes a few minutes...>&2
if not exist "%root%target" mkdir "%root%target"
pushd "%root%"
call mvnw.cmd -q -B -ntp -pl app -am -Dquick -Dmaven.test.skip=true package <nul >"%root%target\magie-build.log" 2>&1
set "failed=%errorlevel%"
popd
if not "%failed%"=="0" (
  type "%root%target\magie-build.log" >&2
  echo The build failed, its log is in %root%target\magie-build.log>&2
  exit /b 2
)

:run
rem As in the file `magie`: a server must not stand still while memory is cleared up, everything else wants speed,
rem and each has a file of its own from which it starts warm.
if "%MAGIE_HEAP%"=="" set "MAGIE_HEAP=640m"
set "warm=%root%app\target\warm"
set "first=%~1"
set "server="
if "%first%"=="" set "server=yes"
if "%first%"=="serve" set "server=yes"
if "%first%"=="load" set "server=yes"
if "%first%"=="attack" set "server=yes"
if "%first:~0,2%"=="--" set "server=yes"
set "kept="
if defined server (
  set "memory=-XX:+UseZGC -Xmx%MAGIE_HEAP% -XX:MetaspaceSize=128m"
  if exist "%warm%\serve.jsa" set kept="-XX:SharedArchiveFile=%warm%\serve.jsa"
) else (
  set "memory=-XX:+UseParallelGC -XX:-UseCompressedOops"
  if exist "%warm%\commands.aot" set kept="-XX:AOTCache=%warm%\commands.aot"
)
set "quiet=-XX:+VerifySharedSpaces -Xlog:cds=off -Xlog:cds+dynamic=off -Xlog:aot=off"
"%JAVA_HOME%\bin\java.exe" %quiet% %memory% %kept% --enable-native-access=ALL-UNNAMED "-Dmagie.warm=%warm%" -jar "%jar%" %*
exit /b %errorlevel%

rem Makes folder %1 JAVA_HOME if it is a JDK 25 or newer.
:jdk
if "%~1"=="" exit /b 1
if not exist "%~1\bin\javac.exe" exit /b 1
if not exist "%~1\release" exit /b 1
for /f "tokens=2 delims==" %%V in ('findstr /b "JAVA_VERSION=" "%~1\release"') do (
  for /f "tokens=1 delims=." %%M in ("%%~V") do (
    if %%M geq 25 (
      set "JAVA_HOME=%~f1"
      exit /b 0
    )
  )
)
exit /b 1
